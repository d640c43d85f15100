interface Message {
  id?: string;
  message?: string;
  description?: string;
}

export type TranslationValues = Readonly<Record<string, string | number>>;
export type Translations = Readonly<Record<string, string>>;

/** The texts of the current locale by id. The site has one locale, whose texts are the messages in the code. */
const TRANSLATIONS: Translations = {};

function interpolate(text: string, values: TranslationValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** The text for an id, or the message written in the code. One of the two is required. */
export function translate(
  { id, message }: Message,
  values?: TranslationValues,
  translations: Translations = TRANSLATIONS,
): string {
  if (id === undefined && message === undefined) {
    throw new Error('A translation needs an id or a message; this one has neither.');
  }
  const key = id ?? message ?? '';
  return interpolate(translations[key] ?? message ?? key, values);
}
