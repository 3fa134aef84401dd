/**
 * @param file absolute path
 * @returns the folder of the installed package that contains the file: `/site/node_modules/@scope/name`
 */
export function folderOfPackage(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/]|$)/.exec(file)?.[0];
}

/** @returns the name of the package in a folder: `@scope/name` */
export function nameOfPackage(folder: string): string {
  return folder
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)!
    .replaceAll('\\', '/');
}
