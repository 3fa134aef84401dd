import { docusaurus } from '../first-load/docusaurus.ts';
import type { Generator } from '../first-load/generator.ts';
import { own } from '../first-load/own.ts';
import { vitepress } from '../first-load/vitepress.ts';

/** A generator, and the selectors of the controls on its pages. */
export interface Targets {
  generator: Generator;
  /** The suffix of docs page addresses, such as `.html`. */
  end: string;
  sidebar: string;
  /** A closed category in the sidebar. */
  category: string;
  tab: string;
  darkMode: string;
  copy: string;
  /** The button that opens the search, and its input. Absent if the search needs an external service. */
  search?: { button: string; input: string };
}

/**
 * A page with tabs and with images that load late. The shared content of the benchmarks has no such page.
 */
export const livelyDoc = 'part-1/lively';
export const latePicture = 'late.svg';
const pictures = Array.from({ length: 4 }, (_, index) => `## Picture ${index + 1}\n\n![A harbour](/${latePicture})`);
const sentence = 'The boats are in the harbour until the tide turns, and the lamps are lit at dusk.';
const rest = Array.from({ length: 30 }, (_, index) => `## Part ${index + 1}\n\n${`${sentence} `.repeat(6)}`);
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#9ab"/></svg>';
const codeOf = (label: string) => `\`\`\`js${label}\nconst harbour = 'north';\n\`\`\``;
const tabs = ['north', 'south']
  .map((name) => `<TabItem value="${name}" label="${name}">\n\n${codeOf('')}\n\n</TabItem>`)
  .join('\n');
const mdx = (lead: string) =>
  `---\ntitle: Lively\n---\n\n${lead}<Tabs>\n${tabs}\n</Tabs>\n\n${[...pictures, ...rest].join('\n\n')}\n`;
const imported = "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n";
const grouped = `# Lively\n\n::: code-group\n\n${codeOf(' [north]')}\n\n${codeOf(' [south]')}\n\n:::\n\n${[...pictures, ...rest].join('\n\n')}\n`;

function withFiles(generator: Generator, files: Record<string, string>): Generator {
  return { ...generator, files: (material) => ({ ...generator.files(material), ...files }) };
}

export const targets: readonly Targets[] = [
  {
    generator: withFiles(own, { [`docs/${livelyDoc}.mdx`]: mdx(''), [`static/${latePicture}`]: picture }),
    end: '/',
    sidebar: '.sidebar',
    category: '.sidebar button[aria-expanded=false]',
    tab: '[role=tab]',
    darkMode: '.color-toggle',
    copy: '[aria-label="Copy code to clipboard"]',
    search: { button: '.search-button', input: '.search-modal input' },
  },
  {
    generator: withFiles(vitepress, { [`docs/${livelyDoc}.md`]: grouped, [`public/${latePicture}`]: picture }),
    end: '.html',
    sidebar: '.VPSidebar',
    category: '.VPSidebarItem.level-0.collapsed .item[role=button]',
    tab: '.vp-code-group .tabs label',
    darkMode: '.VPNavBarAppearance .VPSwitch',
    copy: 'button.copy',
    search: { button: '.DocSearch-Button', input: '.VPLocalSearchBox input' },
  },
  {
    generator: withFiles(docusaurus, { [`docs/${livelyDoc}.mdx`]: mdx(imported), [`static/${latePicture}`]: picture }),
    end: '/',
    sidebar: '.theme-doc-sidebar-container',
    category: '.theme-doc-sidebar-container .menu__list-item--collapsed .menu__link--sublist',
    tab: '[role=tab]',
    darkMode: '[class*=colorModeToggle] button, button[class*=toggleButton]',
    copy: '[aria-label="Copy code to clipboard"]',
  },
];
