/** Why an import can't be followed: what esbuild carries from the place where it is found to where it is told. */
export interface ImportFault {
  rule: 'unresolved-import' | 'import-outside-site';
  /** As written in the module. */
  specifier: string;
}

/** A fault of an import, in the shape that esbuild takes from its plugins. */
export function importFault(rule: ImportFault['rule'], specifier: string) {
  const detail: ImportFault = { rule, specifier };
  const text =
    rule === 'unresolved-import' ? `"${specifier}" can't be found` : `"${specifier}" lies outside the site's folder`;
  return { errors: [{ text, detail }] };
}
