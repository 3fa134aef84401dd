import { cloneElement, createElement, isValidElement, type ElementType, type ReactNode } from 'react';
import type { BodyComponent, BodyNode } from '../../corpus/schema/index.ts';
import { nodeKeys } from '../body/node-keys.ts';
import { renderNode } from '../body/render-nodes.tsx';
import { safeData, withoutHandlers } from '../../corpus/url/safe-data.ts';
import { usePage } from '../corpus/corpus-context.ts';
import { isObject } from '../corpus/shape.ts';
import { clientExtensions } from './client-extensions.ts';
import { TabItem } from '../client/components/tabs.tsx';
import { Partial, Value } from '../client/page-scope.tsx';

export interface LoadedModule {
  href?: string;
  exports: Record<string, unknown>;
}

/** @returns a function that renders components from the modules of a page */
export function createRenderCode(modules: readonly LoadedModule[]): (node: BodyComponent) => ReactNode {
  function render(node: BodyComponent): ReactNode {
    if (node.code?.export === 'default') return <ReactPage of={componentOf(node)} />;
    return createElement(componentOf(node), safeProps(node.props), ...renderChildren(node.children));
  }

  function componentOf({ name, code }: BodyComponent): ElementType {
    if (!code) return renderedHere[name]!;
    const module = modules[code.module];
    const component = module && Object.hasOwn(module.exports, code.export) ? module.exports[code.export] : undefined;
    if (isComponent(component)) return component;
    throw new Error(problemOf(name, code.export, module?.href, component));
  }

  // Returns one element per child, to pass the children as separate arguments, as JSX does. Components may inspect
  // their children.
  function renderChildren(nodes: BodyNode[]): ReactNode[] {
    const keys = nodeKeys(nodes);
    return nodes.map((node, index) => {
      const rendered = isRenderedHere(node) ? render(node) : renderNode(node);
      return isValidElement(rendered) && rendered.key === null
        ? cloneElement(rendered, { key: keys[index]! })
        : rendered;
    });
  }

  return render;
}

// Removes props that run code, because a component may pass all its props to an HTML element.
function safeProps(props: BodyComponent['props']): BodyComponent['props'] {
  const nothing = () => {};
  return withoutHandlers(safeData(props, nothing), nothing);
}

/**
 * Renders a page that is a React component. The component gets the props that extensions of the viewer provide. For a
 * page of an extension, it also gets the page and its data.
 */
function ReactPage({ of: Page }: { of: ElementType }): ReactNode {
  const props = [...clientExtensions()].map((extension) => extension.usePageProps());
  const page = usePage();
  if (page?.kind === 'custom') return <Page page={page} data={page.data} />;
  return <Page {...Object.assign({}, ...props)} />;
}

/** Components that exist only on pages with code: name → component. */
const renderedHere: Record<string, ElementType> = { TabItem: TabItem as ElementType, Partial, Value };

function isRenderedHere(node: BodyNode): node is BodyComponent {
  return node.type === 'component' && (node.code !== undefined || Object.hasOwn(renderedHere, node.name));
}

function isComponent(value: unknown): value is ElementType {
  // `memo`, `lazy` and `forwardRef` return objects with `$$typeof`. A React element has `$$typeof` as well, but is no
  // component.
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value && !isValidElement(value));
}

function problemOf(name: string, exportName: string, href: string | undefined, value: unknown): string {
  if (href === undefined) return `The component “${name}” can't be used: the page does not list its module.`;
  const module = `The component “${name}” can't be used: ${href}`;
  if (exportName === 'default' && value === undefined) {
    return `${module} has no default export. Export the component as default.`;
  }
  if (value === undefined) return `${module} has no export “${exportName}”.`;
  return `${module} exports “${exportName}”, which is not a component but ${value === null ? 'null' : `of type ${typeof value}`}.`;
}
