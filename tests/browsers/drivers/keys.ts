/** The private code points by which WebDriver names keys that type nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const CODE_POINTS: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Space: ' ',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

export function keyToCodePoint(key: string): string {
  const codePoint = CODE_POINTS[key] ?? key;
  if ([...codePoint].length !== 1)
    throw new Error(`The key "${key}" is unknown. Add it to tests/browsers/drivers/keys.ts.`);
  return codePoint;
}
