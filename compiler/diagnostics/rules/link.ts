import { idInHash, splitUrl } from '../../../corpus/url/pathname.ts';
import { adjustableError, didYouMean, error, list, warning } from '../rule.ts';

/** @returns a function that creates the message for a missing file */
function missing(kindOfFile: string, use = '') {
  return (f: { url: string; tried: string[]; near?: string }) => ({
    message: `the ${kindOfFile} "${f.url}"${use} does not exist`,
    hint: didYouMean(f.near) ?? `fix the path, or add the file; looked for ${list(f.tried)}`,
  });
}

/** The part that an external address lacks → [problem, hint]. */
const lacks = {
  recipient: ['the address has no recipient', 'write the recipient after the colon, or remove the link'],
  slashes: ['the address has no "//" after the scheme', 'write "//" after the colon'],
  host: ['the address has no valid host name', 'write the host after "//", as in "https://site.example/page"'],
  scheme: [
    'the address has no scheme, such as "https://"',
    'start the address with "https://", or with "/" for a path of this site',
  ],
} as const;

const idOf = (url: string) => idInHash(splitUrl(url).hash);

/** Rules for links between pages, and to files. */
export const linkRules = {
  'broken-link': adjustableError((f: { url: string; resolved: string; near?: string }) => ({
    message:
      f.url === f.resolved
        ? `no page has the path "${f.url}"`
        : `"${f.url}" leads to "${f.resolved}", a path that no page has`,
    hint: didYouMean(f.near) ?? 'fix the path, or remove the link',
  })),
  'broken-frame-link': adjustableError((f: { key: string; href: string; near?: string }) => ({
    message: `${f.key}: no page has the path "${f.href}"`,
    hint: didYouMean(f.near) ?? 'fix the path, or remove the item',
  })),
  'missing-frame-file': warning((f: { key: string; href: string }) => ({
    message: `${f.key}: no static folder contains "${f.href}"`,
    hint: 'fix the path, or add the file',
  })),
  'broken-markdown-link': warning((f: { url: string; near?: string; source?: string }) => ({
    message:
      f.source === undefined
        ? `the linked file "${f.url}" does not exist`
        : `the link "${f.url}" leads to the file "${f.source}", which is not published as a page`,
    hint:
      f.source !== undefined
        ? 'link to another page: the file is a draft in this language, or another page has its path'
        : (didYouMean(f.near) ??
          "fix the path: Lectern searches next to this file, in the content folder, and in the site's folder"),
  })),
  'broken-anchor': warning((f: { url: string; path: string; near?: string }) => ({
    message: `no heading or element with id "${idOf(f.url)}" on ${f.path}`,
    hint:
      f.near === undefined ? 'give a heading this id, or link to the page without an id' : `did you mean "#${f.near}"?`,
  })),
  'draft-link': warning((f: { url: string; source: string }) => ({
    message: `the link "${f.url}" leads to a draft, which readers can't open`,
    hint: `publish "${f.source}": remove "draft: true" from its front matter, or replace it with "unlisted: true"`,
  })),
  'incomplete-url': warning(
    (f: { url: string; lack: keyof typeof lacks; near?: string | undefined; key?: string }) => ({
      message: `${f.key === undefined ? '' : `${f.key}: `}"${f.url}": ${lacks[f.lack][0]}`,
      hint: didYouMean(f.near) ?? lacks[f.lack][1],
    }),
  ),
  'missing-image': adjustableError(missing('image')),
  'missing-asset': adjustableError(missing('file')),
  'missing-data': error(missing('file', ', which is imported here,')),
  'invalid-data': error((f: { reason: string }) => ({
    message: `this file can't be used as data in a page: ${f.reason}`,
    hint: 'fix the file, or remove its import',
  })),
  'outside-site': error((f: { url: string }) => ({
    message: `the file "${f.url}" is outside the site's folder`,
    hint: 'copy the file into the site, or name its folder in "staticDirectories"',
  })),
  'asset-not-public': error((f: { url: string; reason: string }) => ({
    message: `content can't refer to "${f.url}": ${f.reason}`,
    hint: 'put the file next to the page or into a static folder, or name it in "assets.include" in the config',
  })),
  'missing-partial': error(missing('partial')),
  'partial-cycle': error((f: { chain: string[] }) => ({
    message: `this partial includes itself: ${f.chain.join(' → ')}`,
    hint: 'remove one of the inclusions in this cycle',
  })),
  'partial-depth': error((f: { limit: number; of: 'depth' | 'number' }) => ({
    message:
      f.of === 'depth'
        ? `partials are nested more than ${f.limit} levels deep here`
        : `this page includes more than ${f.limit} partials, counting partials in partials`,
    hint: 'include the inner partials in the page itself',
  })),
  'ambiguous-file-link': warning((f: { url: string; chosen: string; other: string }) => ({
    message: `the link "${f.url}" can mean the file "${f.chosen}" or "${f.other}"; Lectern uses "${f.chosen}"`,
    hint: 'start the link with "./" for a path relative to this file, or with "/" for a path in the content folder',
  })),
  'external-anchor': warning((f: { url: string; anchor: string; near?: string }) => ({
    message: `the page "${f.url}" has no element with id "${f.anchor}"`,
    hint:
      f.near === undefined
        ? 'link to the page without the id, or look up the current id of the section'
        : `did you mean "#${f.near}"?`,
  })),
  'external-link': warning((f: { url: string; reason: string; since?: string }) => ({
    message: `"${f.url}" ${f.reason}${f.since === undefined ? '' : `, broken since ${f.since}`}`,
    hint: 'update or remove the link; to skip its check, add the address to "externalLinks.ignore" in the config',
  })),
};
