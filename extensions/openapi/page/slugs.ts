/** Converts text to a segment of an address: `repos/listForUser` → `repos-list-for-user` */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** Returns a function that makes slugs unique. The first text gets the plain slug, the next `slug-2`. */
export function uniqueSlugs(reserved: readonly string[] = []): (text: string) => string {
  const taken = new Set(reserved);
  return (text) => {
    const slug = slugOf(text) || 'page';
    let found = slug;
    for (let count = 2; taken.has(found); count += 1) found = `${slug}-${count}`;
    taken.add(found);
    return found;
  };
}
