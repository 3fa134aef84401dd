import { didYouMean, error, warning } from '../rule.ts';
import { settingFault } from './setting-fault.ts';

const leadElsewhere = 'name the path of a page, or take the redirect away';

/** Faults of what is published beside the pages: redirects, rewrites, files for machines. `key` names the setting or the front matter key. */
export const redirectRules = {
  'invalid-redirect': error((f: { key: string; reason: string }) => settingFault(f)),
  'broken-redirect': error((f: { key: string; from: string; to: string; near?: string }) => ({
    message: `${f.key}: "${f.from}" leads to "${f.to}", a path that no page has`,
    hint: didYouMean(f.near) ?? leadElsewhere,
  })),
  'redirect-loop': error((f: { key: string; chain: string[] }) => ({
    message: `${f.key}: this redirect leads back to itself: ${f.chain.join(' → ')}`,
    hint: 'let one of them lead to a page',
  })),
  'redirect-chain': warning((f: { key: string; chain: string[] }) => ({
    message: `${f.key}: this redirect leads to another one: ${f.chain.join(' → ')}`,
    hint: `readers are sent to the end at once; name "${f.chain.at(-1)}" as its target`,
  })),
  'duplicate-redirect': warning((f: { key: string; from: string; taken: string }) => ({
    message: `${f.key}: "${f.from}" is ${f.taken} already, so this redirect is ignored`,
    hint: 'take one of the two out',
  })),
  'vanished-route': warning((f: { path: string; alias: string; file?: string; near?: string }) => ({
    message: `"${f.path}" was published, and neither a page nor a redirect answers it now`,
    hint:
      f.file !== undefined
        ? `the page has moved to this file: add ${JSON.stringify(f.alias)} to "aliases" in its front matter`
        : `${f.near === undefined ? '' : `did it move to "${f.near}"? `}lead readers on with "redirects", or give it up with "lectern routes --save"`,
  })),
  'routes-file': error((f: { key: string; reason: string }) =>
    settingFault({
      ...f,
      hint: 'take the file as the repository has it, or delete it and run "lectern routes --save"',
    }),
  ),
  'shadowed-file': warning((f: { output: string }) => ({
    message: `this file is published as "${f.output}", in the place of the one that is made of the site`,
    hint: 'rename it, if the one that is made is wanted',
  })),
  'clashing-file': error((f: { output: string; made: string; of: 'folder' | 'case' | 'corpus' }) => ({
    message:
      f.of === 'corpus'
        ? `this file would be published as "${f.output}", among what is made of the site`
        : `this file would be published as "${f.output}", where "${f.made}" is made of the site: ${
            f.of === 'case'
              ? 'on many systems these names are one'
              : 'a name can be that of a file or of a folder, not both'
          }`,
    hint: 'rename it, or put it into another folder',
  })),
  'broken-rewrite': error((f: { key: string; to: string; near?: string }) => ({
    message: `${f.key}: no page has the path "${f.to}"`,
    hint: didYouMean(f.near) ?? leadElsewhere,
  })),
};
