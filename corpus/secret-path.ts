const secretNames =
  /^(?:\.git|\.hg|\.svn|\.ssh|\.aws|\.gnupg|\.npmrc|\.yarnrc|\.pypirc|\.netrc|\.htpasswd|\.env(?!\.(?:example|sample|template|dist)\b)(?:\..*)?|id_(?:rsa|dsa|ecdsa|ed25519))$/i;

/** The content hash at the end of a name: `.env-0f3c9a1d`. */
const contentHash = /-[\da-f]{8}$/;

/**
 * Whether a path has the name of a file with tokens, keys or internals of a repository. Such a file must never be
 * published.
 */
export function isSecretPath(path: string): boolean {
  return path.split('/').some((name) => secretNames.test(name.replace(contentHash, '')));
}
