import { adjustableError, didYouMean, error, list, warning } from '../rule.ts';

/** What says of a file that it is not there. */
function missing(what: string, use = '') {
  return (f: { url: string; tried: string[]; near?: string }) => ({
    message: `the ${what} "${f.url}"${use} does not exist`,
    hint: didYouMean(f.near) ?? `fix the path, or add the file; looked for ${list(f.tried)}`,
  });
}

/** Parts that an address lacks: [what the message says, what to do about it]. */
const lacks = {
  recipient: ['names no recipient', 'write the recipient after the colon, or remove the link'],
  slashes: ['lacks "//" after its scheme', 'write "//" after the colon'],
  host: ['names no valid host', 'write the host after "//", as in "https://site.example/page"'],
  scheme: ['lacks a scheme', 'start it with "https://", or with "/" for a path of this site'],
} as const;

/** Faults of references between pages, and to files. */
export const linkRules = {
  'broken-link': adjustableError((f: { url: string; resolved: string; near?: string }) => ({
    message:
      f.url === f.resolved
        ? `no page has the path "${f.url}"`
        : `"${f.url}" leads to "${f.resolved}", a path that no page has`,
    hint: didYouMean(f.near) ?? 'fix the path, or remove the link',
  })),
  'broken-frame-link': adjustableError((f: { key: string; href: string; near?: string }) => ({
    message: `${f.key}: "${f.href}" is a path that no page has`,
    hint: didYouMean(f.near) ?? 'fix the path, or remove the item',
  })),
  'missing-frame-file': warning((f: { key: string; href: string }) => ({
    message: `${f.key}: no static folder has a file for "${f.href}"`,
    hint: 'correct the path, or put the file there',
  })),
  'broken-markdown-link': warning((f: { url: string; near?: string; source?: string }) => ({
    message:
      f.source === undefined
        ? `"${f.url}" does not exist`
        : `"${f.url}" leads to "${f.source}", which is there and has no page of its own`,
    hint:
      f.source !== undefined
        ? 'another page is served at its path, which is reported where it stands, or it is a draft in this language'
        : (didYouMean(f.near) ??
          "a file link is looked for beside this file, then in the content folder, then in the site's folder"),
  })),
  'broken-anchor': warning((f: { url: string; path: string; near?: string }) => ({
    message: `"${f.url}" aims at an id that "${f.path}" doesn't have`,
    hint: f.near === undefined ? 'give the heading that id, or lead to the page alone' : `did you mean "#${f.near}"?`,
  })),
  'draft-link': warning((f: { url: string; source: string }) => ({
    message: `"${f.url}" leads to a draft, which readers can't open`,
    hint: `publish "${f.source}", or make it "unlisted: true" instead of "draft: true"`,
  })),
  'incomplete-url': warning(
    (f: { url: string; lack: keyof typeof lacks; near?: string | undefined; key?: string }) => ({
      message: `${f.key === undefined ? '' : `${f.key}: `}the address "${f.url}" ${lacks[f.lack][0]}`,
      hint: didYouMean(f.near) ?? lacks[f.lack][1],
    }),
  ),
  'missing-image': adjustableError(missing('image')),
  'missing-asset': adjustableError(missing('file')),
  'missing-data': error(missing('file', ', which is imported here,')),
  'invalid-data': error((f: { reason: string }) => ({
    message: `what this file holds can't be used in a page: ${f.reason}`,
    hint: 'correct the file, or take its import away',
  })),
  'outside-site': error((f: { url: string }) => ({
    message: `"${f.url}" lies outside the site's folder`,
    hint: 'copy the file into the site, or name its folder in "staticDirectories"',
  })),
  'asset-not-public': error((f: { url: string; reason: string }) => ({
    message: `content may not refer to "${f.url}": ${f.reason}`,
    hint: 'put the file beside the page or into a static folder, or name it in "assets.include" in the config',
  })),
  'missing-partial': error(missing('partial')),
  'partial-cycle': error((f: { chain: string[] }) => ({
    message: `this partial includes itself: ${f.chain.join(' → ')}`,
    hint: 'take one of these includes out',
  })),
  'partial-depth': error((f: { limit: number; of: 'depth' | 'number' }) => ({
    message:
      f.of === 'depth'
        ? `partials are nested more than ${f.limit} deep here`
        : `with this partial, and those in it, the file holds more than ${f.limit} of them`,
    hint: 'include the inner ones from the page itself',
  })),
  'ambiguous-file-link': warning((f: { url: string; chosen: string; other: string }) => ({
    message: `"${f.url}" may mean "${f.chosen}" or "${f.other}"; the first is taken`,
    hint: 'write "./" in front to mean the file beside this one, or "/" to start at the content folder',
  })),
  'external-anchor': warning((f: { url: string; anchor: string; near?: string }) => ({
    message: `the page "${f.url}" has no part "#${f.anchor}"`,
    hint: f.near === undefined ? 'link the page itself, or the part as it is called now' : `did you mean "#${f.near}"?`,
  })),
  'external-link': warning((f: { url: string; reason: string; since?: string }) => ({
    message: `"${f.url}" ${f.reason}${f.since === undefined ? '' : `, and has led nowhere since ${f.since}`}`,
    hint: 'link where it is now, or take it out; "externalLinks.ignore" in the config leaves addresses out',
  })),
};
