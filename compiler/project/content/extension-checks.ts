import { joinFailures } from '../../diagnostics/join-failures.ts';
import { compareText, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type * as Checks from '../../extensions/checks/run-checks.ts';
import type { CheckedContent } from '../../extensions/checks/checked-site.ts';
import type { OptionalReport, RequestedCheck } from '../../extensions/checks/optional-checks.ts';
import type { CheckedSite } from '../../extensions/hooks/check-hooks.ts';
import type { CheckedDocument } from '../../extensions/hooks/checked-document.ts';
import type { OpenExtension } from '../../extensions/open-extension.ts';
import { readText } from '../../fs/read.ts';
import * as session from '../../incremental/session.ts';
import type { Head } from '../../parse/document.ts';
import { getters, join } from '../../values/objects.ts';
import type { Project } from '../project.ts';
import type { ParsedSources } from './parse-sources.ts';

/**
 * Runs the checks of extensions. A check runs again after a value that it has read has changed.
 *
 * @param sites the site in all compiled languages
 */
export function openExtensionChecks(
  project: Pick<Project, 'site' | 'files' | 'dir' | 'config' | 'cacheFolder' | 'onProgress'>,
  parsed: Pick<ParsedSources, 'sources' | 'readSections'>,
  sites: Pick<CheckedContent, 'site' | 'languages' | 'hasFile'>,
) {
  const { markdownFiles, viewOf } = openDocumentViews(project, parsed);
  const diagnostics = session.input<readonly Diagnostic[]>('errors in checks of extensions', []);
  let isUsed = false;

  const ofDocuments = session.tasks('check of a document', async (key: string): Promise<readonly Diagnostic[]> => {
    const [name = '', file = ''] = key.split('\n');
    const runs = await import('../../extensions/checks/run-checks.ts');
    return runs.checkDocument(named(name), viewOf(file, runs), project.site, project.files);
  });
  const ofSite = session.tasks('check of the site', async (name: string): Promise<readonly Diagnostic[]> => {
    const { checkSite } = await import('../../extensions/checks/run-checks.ts');
    return checkSite(named(name), await content(), project.site, project.files);
  });

  async function documents(): Promise<() => CheckedDocument[]> {
    const runs = await import('../../extensions/checks/run-checks.ts');
    return () => markdownFiles().map((file) => viewOf(file, runs));
  }

  async function content(): Promise<CheckedSite> {
    const { checkedSite } = await import('../../extensions/checks/checked-site.ts');
    return checkedSite(
      await documents(),
      join(project, sites, getters({ styles: () => project.site.themeParts.styles })),
    );
  }

  const named = (name: string): OpenExtension => project.site.extensions.find((each) => each.name === name)!;

  return {
    /** @returns all Markdown files that are parsed, sorted by path */
    documents: async () => (await documents())(),
    /** Runs the checks that options of `lectern check` request. */
    async runOptional(requested: readonly RequestedCheck[]): Promise<OptionalReport> {
      if (requested.length === 0) return { diagnostics: [], summaries: new Map() };
      const { runOptionalChecks } = await import('../../extensions/checks/optional-checks.ts');
      return runOptionalChecks(requested, await content(), project);
    },
    async update(): Promise<void> {
      const { extensions } = project.site;
      const checking = extensions.filter(({ hooks }) => hooks.check);
      if (checking.length === 0 && !isUsed) return;
      isUsed = checking.length > 0;
      const files = markdownFiles();
      const ofEach = checking.filter(({ hooks }) => hooks.check?.document);
      const keys = ofEach.flatMap(({ name }) => files.map((file) => `${name}\n${file}`));
      const names = checking.flatMap(({ name, hooks }) => (hooks.check?.site ? [name] : []));
      ofDocuments.keep(keys);
      ofSite.keep(names);
      for (const key of ofDocuments.stale()) await ofDocuments.update(key);
      for (const name of ofSite.stale()) await ofSite.update(name);
      diagnostics.set(
        joinFailures([...keys.flatMap((key) => ofDocuments.get(key)!), ...names.flatMap((name) => ofSite.get(name)!)]),
      );
    },
    /** The problems that checks report, and an error for each check that fails. */
    diagnostics: (): readonly Diagnostic[] => diagnostics(),
  };
}

/** Creates the documents for checks. A document is created once for each version of its source. */
function openDocumentViews(
  project: Pick<Project, 'files' | 'dir'>,
  parsed: Pick<ParsedSources, 'sources' | 'readSections'>,
) {
  const views = new WeakMap<Head, CheckedDocument>();

  function markdownFiles(): string[] {
    const files = [...parsed.sources].filter(([, { file }]) => !/\.[jt]sx?$/.test(file.path));
    return files.map(([file]) => file).sort(compareText);
  }

  /** @param checks the module that creates documents for checks. It is loaded only for a site with checks */
  function viewOf(file: string, checks: typeof Checks): CheckedDocument {
    const source = parsed.sources.get(file)!;
    const known = views.get(source.head);
    if (known?.path === file) return known;
    const view = checks.documentView(source, {
      async source() {
        const { part } = source.file;
        const read = part ?? (await readText(project.files, project.dir, file));
        return 'text' in read ? read.text : '';
      },
      sections: () => parsed.readSections(file),
    });
    views.set(source.head, view);
    return view;
  }

  return { markdownFiles, viewOf };
}
