/** `@scope/name/file` → `@scope/name`, `name/file` → `name` */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}
