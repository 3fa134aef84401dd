import type { ThemeConfig } from '../../config/theme.ts';

/**
 * Values of custom properties that replace those in `viewer/styles/tokens.css`. Names lack the prefix
 * `--lectern-`.
 */
export interface Preset {
  both: Record<string, string>;
  light: Record<string, string>;
  dark: Record<string, string>;
  /** CSS rules in addition to custom properties. */
  rules: string;
}

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif";
const ownSans = `var(--ifm-font-family-base, ${sans})`;
const mono =
  "ui-monospace, 'SF Mono', SFMono-Regular, 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', 'Liberation Mono', monospace";
/** System fonts, so that a page loads no font files. */
const systemFaces = {
  'font-prose': ownSans,
  'font-ui': ownSans,
  'font-code': `var(--ifm-font-family-monospace, ${mono})`,
  'tracking-code': '0',
};

/** The default preset. The viewer's style sheet defines these colours; they are repeated here to compute contrasts. */
const lectern: Preset = {
  both: {},
  light: {
    paper: '#fdfcf9', 'paper-raised': '#ffffff', 'paper-sunken': '#f6f3ec',
    ink: '#24211c', 'ink-soft': '#544f46', 'ink-faint': '#6b655a',
    accent: '#9c3a1f', 'accent-strong': '#7c2c16', 'on-accent': '#ffffff',
  },
  dark: {
    paper: '#191714', 'paper-raised': '#23201c', 'paper-sunken': '#211e1a',
    ink: '#e9e4da', 'ink-soft': '#bdb5a7', 'ink-faint': '#a0978a',
    accent: '#ef9d7e', 'accent-strong': '#f7bda6', 'on-accent': '#26120a',
  },
  rules: '',
}; // prettier-ignore

/** A preset that resembles a reference manual: system fonts, neutral colours, dense. */
const plain: Preset = {
  both: {
    ...systemFaces,
    'text-prose': '1rem',
    'leading-prose': '1.6',
    'text-code': 'var(--ifm-code-font-size, 0.8125rem)',
    measure: '41rem',
    'sidebar-width': 'var(--doc-sidebar-width, 16.5rem)',
    'navbar-height': 'var(--ifm-navbar-height, 3.25rem)',
    radius: 'var(--ifm-global-radius, 0.25rem)',
    'radius-small': '0.1875rem',
  },
  light: {
    paper: '#ffffff', 'paper-raised': '#ffffff', 'paper-sunken': '#f5f6f8', 'paper-hover': '#eceef1',
    rule: '#dde1e6', 'rule-strong': '#7b838d', ink: '#1a1d21', 'ink-soft': '#464c54', 'ink-faint': '#5c636d',
    accent: '#0a58ad', 'accent-strong': '#064283', 'on-accent': '#ffffff',
    note: '#4d545d', 'note-paper': '#f3f4f6', 'code-paper': '#f5f6f8', 'code-mark': '#e3e9f2',
  },
  dark: {
    paper: '#16181b', 'paper-raised': '#1e2125', 'paper-sunken': '#1c1f23', 'paper-hover': '#272b30',
    rule: '#31363c', 'rule-strong': '#7d8590', ink: '#e4e7eb', 'ink-soft': '#b4bac2', 'ink-faint': '#979ea8',
    accent: '#7ab7f5', 'accent-strong': '#a6cffa', 'on-accent': '#06203c',
    note: '#b4bac2', 'note-paper': '#20242a', 'code-paper': '#1c1f23', 'code-mark': '#2c3440',
  },
  rules: `:is(.prose, .post-header, .list-header) h1 { font-size: 1.875rem; letter-spacing: -0.015em; }
.prose h2 { margin-block: 2.25rem 0.75rem; font-size: 1.375rem; }
.prose h3 { margin-block: 1.75rem 0.5rem; font-size: 1.125rem; }
.prose h4 { font-size: 1rem; }
.prose blockquote { font-style: normal; }
.doc { padding-block-start: 1.5rem; }
.menu-link { min-height: 1.75rem; padding-block: 0.1875rem; font-size: 0.875rem; }`,
}; // prettier-ignore

/**
 * A preset for sites that used Docusaurus before: the sizes of Docusaurus' theme, and its colours, adjusted to enough
 * contrast.
 */
const docusaurus: Preset = {
  both: {
    ...systemFaces,
    'text-prose': '1rem',
    'leading-prose': '1.65',
    'text-code': 'var(--ifm-code-font-size, 0.875rem)',
    measure: '46rem',
    'sidebar-width': 'var(--doc-sidebar-width, 18.75rem)',
    radius: 'var(--ifm-global-radius, 0.4rem)',
  },
  light: {
    paper: '#ffffff', 'paper-raised': '#ffffff', 'paper-sunken': '#f6f7f8', 'paper-hover': '#ebedf0',
    rule: '#dadde1', 'rule-strong': '#80868f', ink: '#1c1e21', 'ink-soft': '#444950', 'ink-faint': '#5b6169',
    accent: '#277148', 'accent-strong': '#1d5536', 'on-accent': '#ffffff',
    note: '#474748', 'note-paper': '#f4f4f5', 'code-paper': '#f6f8fa', 'code-mark': '#e2e6ea',
  },
  dark: {
    paper: '#1b1b1d', 'paper-raised': '#242526', 'paper-sunken': '#232325', 'paper-hover': '#303133',
    rule: '#3a3b3d', 'rule-strong': '#808388', ink: '#e3e3e3', 'ink-soft': '#bcbec2', 'ink-faint': '#a0a2a7',
    accent: '#25c2a0', 'accent-strong': '#4fddbf', 'on-accent': '#00261d',
    note: '#d0d1d4', 'note-paper': '#2a2b2d', 'code-paper': '#232325', 'code-mark': '#323539',
  },
  rules: `:is(.prose, .post-header, .list-header) h1 { font-size: 3rem; font-weight: 700; letter-spacing: 0; line-height: 1.25; }
.prose h2 { margin-block: 2rem 1.25rem; font-size: 2rem; font-weight: 700; letter-spacing: 0; }
.prose h3 { margin-block: 1.5rem 1.25rem; font-size: 1.5rem; font-weight: 700; }
.prose blockquote { border-color: var(--lectern-rule); font-style: normal; }
.prose hr::before { content: none; }
.prose hr { border-block-start: 1px solid var(--lectern-rule); }
.prose :is(th, td) { padding: 0.75rem; border: 1px solid var(--lectern-rule); }
.prose thead th { border-block-end-width: 2px; font-size: inherit; font-weight: 700; }
.prose tbody tr:nth-child(2n), .prose tbody tr:nth-child(2n) > :first-child { background: var(--lectern-paper-sunken); }
.admonition { border-inline-start-width: 5px; }
.navbar { border: 0; box-shadow: 0 1px 2px rgb(0 0 0 / 12%); }
@media (max-width: 996px) { :is(.prose, .post-header, .list-header) h1 { font-size: 2rem; } .prose h2 { font-size: 1.5rem; } }`,
}; // prettier-ignore

/** The presets by name. `lectern` is the viewer's own style sheet. */
export const presets: Record<ThemeConfig['preset'], Preset> = { lectern, plain, docusaurus };
