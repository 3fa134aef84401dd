import { isSafeUrl } from '../../compiler/url/policy.ts';

/** @returns the versions of a picture as they were given, when each of their addresses may stand in a page */
export function safeSrcSet(srcSet: string | undefined): string | undefined {
  const addresses = srcSet?.split(/,\s+/).map((version) => version.trim().split(/\s+/)[0]!);
  return addresses?.every((address) => isSafeUrl(address, 'image')) ? srcSet : undefined;
}
