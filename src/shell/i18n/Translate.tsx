import type { TranslationValues } from './translate.ts';
import { translate } from './translate.ts';

interface Props {
  id?: string;
  description?: string;
  values?: TranslationValues;
  children?: string;
}

/** Translated text in markup; accepts one plain string, so that the message can be extracted. */
export function Translate({ id, values, children }: Props) {
  if (children !== undefined && typeof children !== 'string') {
    throw new Error(`<Translate${id ? ` id="${id}"` : ''}> accepts only a plain string between its tags.`);
  }
  return <>{translate({ id, message: children }, values)}</>;
}
