/** The article, with the conjunction and the preposition that may be written before it. */
const article = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u;

/**
 * `الملف`, `والملف` and `للملف` are `ملف`.
 *
 * @param term folded
 */
export function withoutArticle(term: string): string {
  return term.replace(article, '');
}
