/** @returns whether an error of the system has one of the given codes */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes((error as NodeJS.ErrnoException).code ?? '');
}

/** @returns an error with a code, as the file system throws it */
export function systemError(code: string, file: string): Error {
  return Object.assign(new Error(`${code}: ${file}`), { code });
}
