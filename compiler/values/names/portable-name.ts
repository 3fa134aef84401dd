/** Names of Windows devices. They are reserved with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³])(?:\.|$)/i;

// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f:\\]/;

/** Characters that only Windows forbids in file names. */
const missingOnWindows = /[<>"|?*]/;

/** A quick test: a path that doesn't match is valid on all operating systems. */
// oxlint-disable-next-line no-control-regex
const doubtful = /[\u0000-\u001f:\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com|lpt)/i;

/** Maximum length of a name in bytes, on Linux. Windows allows less. */
const longestName = 255;

/** Maximum length of a path below the output folder, in bytes. Linux allows 4096 for the whole path. */
const longestPath = 3000;

/**
 * @param path path of an output file, with forward slashes
 * @returns the reason why some operating system can't store the file; undefined if all can store it
 */
export function unportableName(path: string): string | undefined {
  if (!doubtful.test(path)) return undefined;
  for (const name of path.split('/')) {
    const character = forbidden.exec(name)?.[0];
    if (character !== undefined) return `the path contains ${JSON.stringify(character)}, which Windows cannot store`;
    if (/[. ]$/.test(name))
      return `the path contains a name that ends with ${JSON.stringify(name.at(-1))}, which Windows removes`;
    if (device.test(name)) return `Windows reserves the name ${JSON.stringify(name)} for a device`;
  }
  return undefined;
}

/**
 * @param path path of an output file, with forward slashes
 * @param extension extension of the file
 * @returns why no file system can store the file, as a part of a sentence; undefined if some can store it
 */
export function overlongName(path: string, extension = ''): string | undefined {
  const whole = path + extension;
  if (whole.length > longestName / 3) {
    const bytes = Math.max(...whole.split('/').map((name) => Buffer.byteLength(name)));
    if (bytes > longestName) return `a name in the path has ${bytes} bytes, more than the limit of ${longestName}`;
    const all = Buffer.byteLength(whole);
    if (all > longestPath) return `the path has ${all} bytes, more than the limit of ${longestPath}`;
  }
  return undefined;
}

/** @returns the first character in a path that only Windows forbids, if there is one */
export function unportableCharacter(path: string): string | undefined {
  return missingOnWindows.exec(path)?.[0];
}
