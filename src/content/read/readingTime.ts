const WORDS_A_MINUTE = 200;

/** Minutes to read a text: code and markup count as what a reader skims, so fences count half. */
export function textToReadingMinutes(markdown: string): number {
  const fences = markdown.match(/```[\s\S]*?```/g) ?? [];
  const prose = markdown.replace(/```[\s\S]*?```/g, ' ').replace(/<[^>]+>/g, ' ');
  const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
  const words = count(prose) + fences.reduce((sum, fence) => sum + count(fence) / 2, 0);
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
