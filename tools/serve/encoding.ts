import { isCompressible } from './mediaTypes.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The codings a browser takes: named, and not with a weight of nought. */
function parseAccepted(header: string): Set<string> {
  const accepted = header.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return { name, isRefused: parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) };
  });
  return new Set(accepted.filter(({ isRefused }) => !isRefused).map(({ name }) => name));
}

/** The best encoding both sides know; pictures, sounds and archives travel as they are. */
export function chooseEncoding(accepted: string, type: string): Encoding {
  if (!isCompressible(type)) return 'identity';
  const names = parseAccepted(accepted);
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : 'identity';
}
