import type { ComponentProps } from '../body/component.ts';
import { components } from '../body/components.ts';
import { Mermaid } from '../body/components/mermaid-node.tsx';
import { Tabs as OwnTabs } from '../body/components/tabs/tab-box.tsx';
import { tabItems } from '../body/components/tabs/tab-items.ts';
import { TocInline } from '../body/components/toc-inline.tsx';
import { CodeBlock } from '../client/components/code-block.tsx';
import { fenceProps } from '../client/components/fence-props.ts';
import { TabItem, Tabs } from '../client/components/tabs.tsx';
import { innerPart, innerParts } from '../client/theme/inner-parts.tsx';
import { MDXPre } from '../client/theme/mdx-parts.tsx';
import { withHeadings } from '../client/theme/toc-parts.tsx';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { useSitePartsShown } from '../state/site-parts.ts';
import { inBody, inPlaceOf, ofParts, type AnyComponent } from './in-place-of.tsx';
import { placeElementPart } from './place-elements.tsx';

const own = { ...components };

/** Replaces a component of content with a site's component. `slots` contains all slots that the site fills. */
type Place = (part: AnyComponent, slots: Record<string, string>) => void;

/** Slots in content: slot → function that installs the site's component. */
export const placedInBody: Record<string, Place> = {
  CodeBlock: (part) => placeBlockPart('CodeBlock', part, CodeBlock as AnyComponent),
  'MDXComponents/Pre': (part) => placeBlockPart('MDXComponents/Pre', part, MDXPre as AnyComponent),
  Tabs: (part) => placeTabsPart('Tabs', part, Tabs as AnyComponent),
  TabItem: (part) => placeTabsPart('TabItem', part, TabItem as AnyComponent),
  Mermaid: (part) => void (components.Mermaid = inBody(part, 'Mermaid', Mermaid)),
  TOCInline: (part) => void (components.TOCInline = inBody(withHeadings(part), 'TOCInline', TocInline)),
  'MDXComponents/Details': (part, slots) => {
    if (!Object.hasOwn(slots, 'Details'))
      components.Details = inBody(part, 'Details', own.Details!, 'MDXComponents/Details');
  },
  CodeInline: (part, slots) => {
    if (!Object.hasOwn(slots, 'MDXComponents/Code')) placeElementPart('MDXComponents/Code', part, 'CodeInline');
  },
  Heading: (part, slots) => {
    if (!Object.hasOwn(slots, 'MDXComponents/Heading')) placeElementPart('MDXComponents/Heading', part, 'Heading');
  },
  ...Object.fromEntries(
    ['A', 'Code', 'Heading', 'Img', 'Li', 'Ul'].map((name) => {
      const slot = `MDXComponents/${name}`;
      return [slot, (part: AnyComponent) => placeElementPart(slot, part)];
    }),
  ),
};

/**
 * Replaces a component that code blocks consist of, such as `CodeBlock`, and makes code blocks render from these
 * components.
 */
export function placeBlockPart(slot: string, part: AnyComponent, Own: AnyComponent): void {
  innerParts[slot] = inPlaceOf(part, Own, slot);
  components.CodeBlock = inBody(Block as AnyComponent, 'CodeBlock', own.CodeBlock!, ofParts('CodeBlock'));
}

const Pre = innerPart('MDXComponents/Pre', MDXPre);
const WholeBlock = innerPart('CodeBlock', CodeBlock);

function Block(props: ComponentProps['props']) {
  return (
    <Pre>
      <WholeBlock {...fenceProps(props)} />
    </Pre>
  );
}

function placeTabsPart(slot: string, part: AnyComponent, Own: AnyComponent): void {
  innerParts[slot] = inPlaceOf(part, Own, slot);
  components.Tabs = TabsOfParts;
}

const TabsPart = innerPart('Tabs', Tabs);
const TabItemPart = innerPart('TabItem', TabItem);

function TabsOfParts(given: ComponentProps) {
  const { props, nodes, render } = given;
  if (!useSitePartsShown()) return <OwnTabs {...given} />;
  return (
    <CrashBoundary fallback={<OwnTabs {...given} />}>
      <TabsPart {...props}>
        {tabItems(props, nodes).map(({ value, label, isDefault, nodes: panel }) => (
          <TabItemPart key={value} value={value} label={label} default={isDefault}>
            {render(panel)}
          </TabItemPart>
        ))}
      </TabsPart>
    </CrashBoundary>
  );
}
