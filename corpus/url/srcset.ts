/** An image in a `srcset`. */
export interface Candidate {
  url: string;
  /** The descriptor after the URL: `2x`, `640w`. Empty if the image has no descriptor. */
  descriptor: string;
}

/**
 * Parses a `srcset` as browsers do. Only a comma next to white space separates images, because a URL can contain
 * commas.
 *
 * @param value the attribute; or an array, into which hast splits it at commas
 */
export function readSrcSet(value: unknown): Candidate[] {
  const text = Array.isArray(value) ? joinParts(value.map(String)) : typeof value === 'string' ? value : '';
  const candidates: Candidate[] = [];
  let open: Candidate | undefined;
  for (let rest of text.split(/\s+/)) {
    while (rest !== '') {
      const comma = open ? rest.indexOf(',') : -1;
      const word = comma < 0 ? rest : rest.slice(0, comma);
      rest = comma < 0 ? '' : rest.slice(comma + 1);
      if (open) {
        if (word !== '') open.descriptor += open.descriptor === '' ? word : ` ${word}`;
        if (comma >= 0) open = undefined;
      } else {
        const url = withoutCommas(word);
        if (url === '') continue;
        candidates.push({ url, descriptor: '' });
        open = word.endsWith(',') ? undefined : candidates.at(-1);
      }
    }
  }
  return candidates;
}

function withoutCommas(word: string): string {
  let [start, end] = [0, word.length];
  while (word[start] === ',') start += 1;
  while (end > start && word[end - 1] === ',') end -= 1;
  return word.slice(start, end);
}

/** Formats images as a `srcset` attribute. A comma at the start or end of a URL is percent-encoded, because browsers
 * would treat it as a separator */
export function writeSrcSet(candidates: readonly Candidate[]): string {
  return candidates.map(({ url, descriptor }) => `${url.replace(/^,|,$/g, '%2C')} ${descriptor}`.trim()).join(', ');
}

/**
 * Joins the strings into which hast has split a `srcset` at commas. A string without a descriptor is a whole URL, or
 * the beginning of a URL with a comma:
 *
 *     a.png | b.png 2x      data:image/png;base64 | iVBOR 1x      https://cdn.test/w_200 | h_100/a.png 1x
 */
function joinParts(parts: readonly string[]): string {
  return parts
    .map((part, index) => {
      const isWhole = /\s\S+$|\.\w+(?:[?#].*)?$/.test(part.trim()) && !part.startsWith('data:');
      return index === parts.length - 1 ? part : isWhole || part.trim() === '' ? `${part}, ` : `${part},`;
    })
    .join('');
}
