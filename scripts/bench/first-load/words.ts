import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @returns how many words somebody reads in the HTML of a page who runs no script */
export async function wordsInHtml(dir: string, address: string): Promise<number> {
  const file = address.endsWith('/') ? `${address}index.html` : address;
  const html = await readFile(path.join(dir, file), 'utf8');
  const text = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|noscript)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]*>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}
