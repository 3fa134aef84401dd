import { didYouMean, error, warning } from '../rule.ts';
import { settingProblem } from './setting-problem.ts';

const leadElsewhere = 'use the path of a page, or remove the redirect';

/**
 * Rules for redirects, rewrites, and files for other programs, such as feeds. The parameter `key` is a setting or a
 * front matter key.
 */
export const redirectRules = {
  'invalid-redirect': error((f: { key: string; reason: string }) => settingProblem(f)),
  'broken-redirect': error((f: { key: string; from: string; to: string; near?: string }) => ({
    message: `${f.key}: "${f.from}" leads to "${f.to}", a path that no page has`,
    hint: didYouMean(f.near) ?? leadElsewhere,
  })),
  'redirect-loop': error((f: { key: string; chain: string[] }) => ({
    message: `${f.key}: this redirect leads back to itself: ${f.chain.join(' → ')}`,
    hint: 'change one of these redirects to lead to a page',
  })),
  'redirect-chain': warning((f: { key: string; chain: string[] }) => ({
    message: `${f.key}: this redirect leads to another redirect: ${f.chain.join(' → ')}`,
    hint: `set "${f.chain.at(-1)}" as the target; readers are already sent there directly`,
  })),
  'duplicate-redirect': warning((f: { key: string; from: string; currentUse: string }) => ({
    message: `${f.key}: "${f.from}" is already ${f.currentUse}, so Lectern ignores this redirect`,
    hint: 'remove this redirect, or the page, file or redirect that has the path',
  })),
  'vanished-route': warning((f: { path: string; alias: string; file?: string; near?: string }) => ({
    message: `the path "${f.path}" was published earlier, but has no page and no redirect now`,
    hint:
      f.file !== undefined
        ? `add ${JSON.stringify(f.alias)} to "aliases" in the front matter of this file, to which the page has moved`
        : `${f.near === undefined ? '' : `did it move to "${f.near}"? `}add the path to "redirects", or accept the removal with "lectern routes --save"`,
  })),
  'routes-file': error((f: { key: string; reason: string }) =>
    settingProblem({
      ...f,
      hint: 'restore the file from the repository, or delete it and run "lectern routes --save"',
    }),
  ),
  'shadowed-file': warning((f: { output: string }) => ({
    message: `this file is published as "${f.output}" and replaces the generated file`,
    hint: 'rename this file to keep the generated file',
  })),
  'clashing-file': error((f: { output: string; generated: string; of: 'folder' | 'case' | 'corpus' }) => ({
    message:
      f.of === 'corpus'
        ? `this file would be published as "${f.output}", in a folder of generated files`
        : `this file would be published as "${f.output}", but Lectern generates "${f.generated}": ${
            f.of === 'case' ? 'many systems treat these names as equal' : "a file and a folder can't have the same name"
          }`,
    hint: 'rename the file, or move it to another folder',
  })),
  'broken-rewrite': error((f: { key: string; to: string; near?: string }) => ({
    message: `${f.key}: no page has the path "${f.to}"`,
    hint: didYouMean(f.near) ?? leadElsewhere,
  })),
};
