const secretNames =
  /^(?:\.git|\.hg|\.svn|\.ssh|\.aws|\.gnupg|\.npmrc|\.yarnrc|\.pypirc|\.netrc|\.htpasswd|\.env(?!\.(?:example|sample|template|dist)\b)(?:\..*)?|id_(?:rsa|dsa|ecdsa|ed25519))$/i;

/** The hash that Lectern adds to the name of a published file: `.env-0f3c9a1d`. */
const contentHash = /-[\da-f]{8}$/;

/**
 * Whether a path contains a name that tokens, keys or repositories usually have: `.env`, `id_rsa`, `.git`. Such a file
 * must never be published.
 */
export function isSecretPath(path: string): boolean {
  return path.split('/').some((name) => secretNames.test(name.replace(contentHash, '')));
}
