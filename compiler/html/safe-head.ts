import { isSafeUrl, runsAsUrl } from '../../corpus/url/policy.ts';
import type { SafetyProblem } from './safety.ts';

/** Link relations that load neither scripts nor style sheets. */
const inertLinks = /^(?:alternate|author|canonical|icon|license|me|next|prev)$/;
/** Matches names of metadata whose content is text for readers. Such text is not checked for unsafe addresses. */
const words = /(?:^|:)(?:title|description|keywords|alt|site_name|author|section|tag|abstract|summary)$/i;

/**
 * @returns the reason why a `<meta>` or `<link>` from content is unsafe, because it would run or load code. Undefined
 * if it is safe
 */
export function headProblem(tag: string, attributes: Readonly<Record<string, string>>): SafetyProblem | undefined {
  const names = Object.keys(attributes);
  const unsafeName = names.find((name) => !/^[a-z][\w:.-]*$/i.test(name) || /^on/i.test(name));
  if (unsafeName !== undefined) return { rule: 'unsafe-html', code: `the attribute "${unsafeName}"` };
  if (tag === 'meta') {
    const pragma = names.find((name) => /^(?:http-equiv|charset)$/i.test(name));
    if (pragma !== undefined) return { rule: 'unsafe-html', code: `<meta ${pragma.toLowerCase()}>` };
    const { content = '', name = '', property = '' } = attributes;
    const isAddress = !words.test(property || name) && runsAsUrl(content);
    return isAddress ? { rule: 'unsafe-url', url: content } : undefined;
  }
  const { rel = '', href = '' } = attributes;
  if (!inertLinks.test(rel)) return { rule: 'unsafe-html', code: `<link rel="${rel}">` };
  return isSafeUrl(href) ? undefined : { rule: 'unsafe-url', url: href };
}
