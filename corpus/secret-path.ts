const secretNames =
  /^(?:\.git|\.hg|\.svn|\.ssh|\.aws|\.gnupg|\.npmrc|\.yarnrc|\.pypirc|\.netrc|\.htpasswd|\.env(?!\.(?:example|sample|template|dist)\b)(?:\..*)?|id_(?:rsa|dsa|ecdsa|ed25519))$/i;

/** A name by its content keeps that of the file in front: `.env-0f3c9a1d`. */
const contentHash = /-[\da-f]{8}$/;

/**
 * Whether a path names a file that holds tokens, keys or the innards of a repository, by the names that such files
 * have. It is never a file for readers.
 */
export function isSecretPath(path: string): boolean {
  return path.split('/').some((name) => secretNames.test(name.replace(contentHash, '')));
}
