import { openCode } from './code/bundle-code.ts';
import type { CompileOptions } from './compile-report.ts';
import { atChosenLevel } from './diagnostics/catalogue.ts';
import { compareDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';
import { emitSite } from './emit/emit-site.ts';
import { openMarkdownFiles } from './emit/markdown/markdown-files.ts';
import { openPathnames, openShadowedFiles } from './emit/published-files.ts';
import { codeBlockFiller } from './project/code-block-filler.ts';
import { openSources } from './project/parse-sources.ts';
import { openProject } from './project/project.ts';
import { openPrerendering } from './prerender/prerendering.ts';
import { openPublisher } from './output/publish-site.ts';
import { openAssets } from './project/read-assets.ts';
import { openSiteHistory } from './project/read-site-history.ts';
import { openSiteImages } from './cache/site-images.ts';
import { trackFiles } from './incremental/tracked-files.ts';
import { openViewer } from './project/viewer-files.ts';
import { computed } from './incremental/graph.ts';
import { join } from './incremental/join.ts';
import { stagesInOrder } from './incremental/tracking.ts';
import { assetsWanted } from './link/assets-wanted.ts';
import { linkSite } from './link/link-site.ts';
import { openSearch } from './search/search-files.ts';
import { collectionIndex } from './site/collection-sources.ts';
import { openBuiltSite } from './site/build-site.ts';
import { placeInFile } from './source/place-in-file.ts';

/** The stages of a compile, each a part of one graph: what a stage is given it reads when it needs it. */
export type Stages = ReturnType<typeof openStages>;

/** @param siteDir the site's folder */
export function openStages(siteDir: string, options: CompileOptions) {
  const stage = stagesInOrder();
  const files = trackFiles();
  const project = stage(() => openProject(siteDir, options, files));
  const parsed = stage(() => openSources(project));
  const history = stage(() => openSiteHistory(join(project, parsed)));
  const documentsOf = stage(() => collectionIndex(parsed));
  const site = stage(() => openBuiltSite(join(project, parsed, history), documentsOf));
  const assets = stage(() => openAssets(assetsWanted(join(parsed, site.site)), project));
  const markdownOf = stage(() => openMarkdownFiles(site.site));
  const published = { site: site.site, staticFiles: () => project.staticFiles, markdownOf };
  const pathnames = stage(() => openPathnames(() => project.staticPathnames, published));
  const linked = stage(() => linkSite(join(project, parsed, assets, site, { files: pathnames })));
  const images = stage(() => openSiteImages(join(project, parsed, assets)));
  const code = stage(() => openCode(join(project, parsed, linked)));
  const search = stage(() => openSearch(join(parsed, linked, site)));
  const prerendering = openPrerendering(join(project, code));
  const viewer = openViewer({ files, development: options.development ?? false });
  const output = stage(() =>
    openPublisher(join(project, assets, site, linked, viewer), ({ readText, fingerprint }) =>
      emitSite(
        join(project, parsed, assets, images, code, linked, viewer, prerendering, site, {
          get siteDir() {
            return project.dir;
          },
          get siteVersion() {
            return project.site.version;
          },
          get theme() {
            return project.site.themeParts;
          },
          get messages() {
            return project.site.messages;
          },
          get fillCodeBlock() {
            return codeBlockFiller(project.config);
          },
          get fingerprint() {
            return fingerprint();
          },
          searchIndex: search.files,
          markdownOf,
        }),
        readText,
      ),
    ),
  );
  const shadowed = openShadowedFiles(published);
  const diagnostics = computed('faults', (): Diagnostic[] =>
    [
      ...project.diagnostics,
      ...parsed.diagnostics,
      ...history.historyFaults,
      ...site.diagnostics,
      ...linked.diagnostics,
      ...assets.assetFaults,
      ...images.imageFaults,
      ...code.codeFaults,
      ...shadowed(),
    ]
      .flatMap((diagnostic) => atChosenLevel(diagnostic, project.site.config.rules))
      .map((diagnostic) => placeInFile(diagnostic, parsed.sources))
      .sort(compareDiagnostics),
  );
  return {
    files,
    project,
    parsed,
    history,
    site,
    assets,
    linked,
    images,
    code,
    viewer,
    prerendering,
    search,
    output,
    diagnostics,
  };
}
