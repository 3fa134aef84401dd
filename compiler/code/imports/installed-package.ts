/**
 * @param file absolute
 * @returns the folder of the installed package that it belongs to: `/site/node_modules/@scope/name`
 */
export function folderOfPackage(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/]|$)/.exec(file)?.[0];
}

/** @returns the name of a package by its folder: `@scope/name` */
export function nameOfPackage(folder: string): string {
  return folder
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)!
    .replaceAll('\\', '/');
}
