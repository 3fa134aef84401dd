// Creates a Hugo site with the docs and posts of a generated site, to compare Lectern with Hugo. The theme renders
// the same elements as Lectern: sidebar, table of contents, breadcrumbs, next page, highlighted code.
// It also
// writes a Markdown version of each page, and one file with all text for a search.
import { cp, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

const config = {
  title: 'Generated',
  baseURL: 'https://generated.example/',
  disableKinds: ['taxonomy', 'term'],
  enableGitInfo: false,
  outputs: { home: ['HTML', 'RSS', 'JSON'], section: ['HTML', 'RSS'], page: ['HTML', 'MARKDOWN'] },
  mediaTypes: { 'text/markdown': { suffixes: ['md'] } },
  outputFormats: { MARKDOWN: { mediaType: 'text/markdown', isPlainText: true, baseName: 'index' } },
  markup: { highlight: { noClasses: false }, goldmark: { renderer: { unsafe: true } } },
};

const layouts: Record<string, string> = {
  'partials/sidebar.html': `<nav><ul>{{ range (site.GetPage "/docs").Sections }}<li>
<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ if eq . $.CurrentSection }}<ul>{{ range .RegularPages }}
<li><a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a></li>{{ end }}</ul>{{ end }}</li>{{ end }}</ul></nav>`,
  '_default/baseof.html': `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<meta name="description" content="{{ .Summary | plainify | truncate 160 }}"><link rel="canonical" href="{{ .Permalink }}">
<meta property="og:title" content="{{ .Title }}"></head><body><header><a href="/">{{ site.Title }}</a></header>
{{ partialCached "sidebar.html" . .CurrentSection.RelPermalink }}<main>{{ block "main" . }}{{ end }}</main></body></html>`,
  '_default/single.html': `{{ define "main" }}<nav>{{ range .Ancestors.Reverse }}<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>
{{ end }}</nav><h1>{{ .Title }}</h1>{{ .Content }}<aside>{{ .TableOfContents }}</aside><nav>
{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ end }}
{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a>{{ end }}</nav>{{ end }}`,
  '_default/single.md': '# {{ .Title }}\n\n{{ .RawContent }}',
  '_default/list.html': `{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range .Pages }}<li>
<a href="{{ .RelPermalink }}">{{ .LinkTitle }}</a> {{ .Summary }}</li>{{ end }}</ul>{{ end }}`,
  'index.json': `[{{ range $index, $page := site.RegularPages }}{{ if $index }},{{ end }}
{{ dict "url" .RelPermalink "title" .Title "text" .Plain | jsonify }}{{ end }}]`,
  // Links to Markdown files become links to pages, and a missing file is an error, as in Lectern.
  '_default/_markup/render-link.html': `{{ $address := .Destination }}{{ if strings.Contains $address ".md" }}
{{- $address = ref .Page (dict "path" $address) }}{{ end }}<a href="{{ $address }}">{{ .Text | safeHTML }}</a>`,
  '_default/_markup/render-heading.html': `<h{{ .Level }} id="{{ .Anchor | safeURL }}">{{ .Text | safeHTML }}
<a href="#{{ .Anchor | safeURL }}">#</a></h{{ .Level }}>`,
};

/**
 * @param from the folder of a site that `generateSite` created
 * @param to a new folder for the Hugo site
 */
export async function hugoSite(from: string, to: string): Promise<void> {
  await cp(path.join(from, 'docs'), path.join(to, 'content/docs'), { recursive: true });
  await cp(path.join(from, 'blog'), path.join(to, 'content/blog'), { recursive: true });
  // In Hugo, a folder is a section only if it has an `_index.md`.
  const docs = path.join(to, 'content/docs');
  await rename(path.join(docs, 'index.md'), path.join(docs, '_index.md'));
  for (const entry of await readdir(docs, { withFileTypes: true })) {
    if (entry.isDirectory())
      await writeFile(path.join(docs, entry.name, '_index.md'), `---\ntitle: ${entry.name}\n---\n`);
  }
  await writeFile(path.join(to, 'config.json'), JSON.stringify(config));
  for (const [name, text] of Object.entries(layouts)) {
    const file = path.join(to, 'layouts', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
