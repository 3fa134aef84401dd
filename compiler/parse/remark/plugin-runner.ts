import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import type { Parsing } from '../parsing.ts';
import type { Steps } from '../steps.ts';
import type { Engine } from './remark.ts';
import { readMdx1Nodes } from './mdx1-nodes.ts';
import { runPlugins } from './run-plugins.ts';
import type { PluginFile, PluginStage, SitePlugins } from './site-plugins.ts';

/** A document's file and front matter, and the plugins that apply to it. */
export interface SiteRun {
  plugins: SitePlugins;
  file: PluginFile;
  frontMatter: Record<string, unknown>;
}

/** Runs the plugins of one stage on a tree. The result is undefined if a plugin fails. */
export type RunStage = <Tree extends Root | HastRoot>(stage: PluginStage, tree: Tree) => Steps<Tree | undefined>;

/**
 * @returns a function that runs the site's plugins on the trees of one document. All stages get the same
 * `VFile`.
 */
export function pluginRunner({ stages }: Engine, site: SiteRun | undefined, parsing: Parsing): RunStage {
  const file =
    site && new VFile({ ...site.file, value: parsing.text, data: { frontMatter: structuredClone(site.frontMatter) } });
  return function* run(stage, tree) {
    const settle = /remarkPlugins$/i.test(stage) ? readMdx1Nodes : undefined;
    return file && stages[stage].length > 0 ? yield* runPlugins(stages[stage], tree, file, parsing, settle) : tree;
  };
}
