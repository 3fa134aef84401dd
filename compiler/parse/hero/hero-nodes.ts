import type { Element, ElementContent, Properties } from 'hast';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { lowerBody } from '../lower/lower-body.ts';
import { markAsMarkdown } from '../lower/to-hast.ts';
import type { Parsing } from '../parsing.ts';
import type { Hero, HeroAction, HeroFeature, HeroImage } from './read-hero.ts';

type Children = readonly (ElementContent | string | undefined)[];

/** Returns the location of a front matter key (`hero.actions[0].link`), or of its nearest ancestor with a location. */
type PlaceOf = (key: string) => Range | undefined;

/**
 * Renders the `hero` of a page: a header with its title and actions, and a list of feature cards.
 *
 * The elements count as Markdown, so their links and images are resolved and checked. They are in the body, so search
 * and Markdown output include them.
 *
 * @param places locations of the front matter's keys
 */
export function heroNodes(hero: Hero, places: Record<string, Range>, parsing: Parsing): BodyNode[] {
  const at: PlaceOf = (key) => {
    const around = key.replace(/(?:\.[^.[]+|\[\d+\])$/, '');
    return places[key] ?? (around === key ? undefined : at(around));
  };
  const nodes = [header(hero, at), ...(hero.features.length > 0 ? [cards(hero.features, at)] : [])];
  return lowerBody(nodes, parsing);
}

function header({ name, text, tagline, image, actions }: Hero, at: PlaceOf): Element {
  const isTitled = name !== '' || text !== '';
  const title = [name === '' ? undefined : element('span', { className: ['home-name'] }, [name]), ' ', text];
  return element('header', { className: image ? ['home-hero'] : ['home-hero', 'is-centered'] }, [
    element('div', { className: ['home-words'] }, [
      isTitled ? element('h1', {}, name !== '' && text !== '' ? title : [title[0], text]) : undefined,
      tagline === '' ? undefined : element('p', { className: ['home-tagline'] }, [tagline]),
      actions.length > 0
        ? element(
            'ul',
            { className: ['home-actions'] },
            actions.map((action) => element('li', {}, [actionLink(action, at)])),
          )
        : undefined,
    ]),
    image && element('div', { className: ['home-picture'] }, pictures(image, at, {})),
  ]);
}

function actionLink({ text, link, theme, target, rel, key }: HeroAction, at: PlaceOf): Element {
  const properties = { className: ['home-action', `is-${theme}`], ...linkTo(link, target, rel) };
  return written('a', properties, [text], at(`${key}.link`));
}

function cards(features: readonly HeroFeature[], at: PlaceOf): Element {
  // Features are list items without headings, so that they don't appear in the table of contents.
  const items = features.map((feature) =>
    element('div', { className: ['home-feature'], role: 'listitem' }, card(feature, at)),
  );
  // This box is the query container whose width determines the number of columns.
  return element('div', { className: ['home-features'] }, [element('div', { role: 'list' }, items)]);
}

function card(feature: HeroFeature, at: PlaceOf): Children {
  const { icon, title, details, link, linkText, target, rel, key } = feature;
  const name = link === undefined ? title : written('a', linkTo(link, target, rel), [title], at(`${key}.link`));
  return [
    icon === undefined ? undefined : iconBox(icon, at),
    element('h2', {}, [name]),
    details === '' ? undefined : element('p', {}, [details]),
    // Only the title is a link. CSS shows `linkText` from an attribute, so screen readers and search don't repeat it.
    linkText === undefined || link === undefined
      ? undefined
      : element('div', { className: ['home-more'], dataMore: linkText }, []),
  ];
}

function iconBox(icon: string | HeroImage, at: PlaceOf): Element {
  const properties = { className: ['home-icon'] };
  if (typeof icon === 'string') return element('div', { ...properties, ariaHidden: 'true' }, [icon]);
  const { alt } = icon;
  return element('div', properties, pictures(icon, at, alt === undefined ? { alt: '', role: 'presentation' } : {}));
}

/** Returns one image, or one for each colour mode. Style sheets show the image for the current mode. */
function pictures(picture: HeroImage, at: PlaceOf, more: Properties): Element[] {
  const { src, light, dark, alt, width, height, key } = picture;
  const base: Properties = { alt, width, height, ...more };
  const place = (name: string) => at(`${key}.${name}`);
  if (light === undefined || dark === undefined) {
    const [name, only] = Object.entries({ src, light, dark }).find(([, url]) => url !== undefined)!;
    // The browser loads the image eagerly, because it is visible without scrolling.
    return [written('img', { src: only!, ...base, loading: 'eager' }, [], place(name))];
  }
  return [
    written('img', { src: light, ...base, className: ['only-light'] }, [], place('light')),
    written('img', { src: dark, ...base, className: ['only-dark'] }, [], place('dark')),
  ];
}

function linkTo(href: string, target: string | undefined, rel: string | undefined): Properties {
  return { href, ...(target !== undefined && { target }), ...(rel !== undefined && { rel: rel.split(' ') }) };
}

/** Creates an element that is treated like Markdown, so its address is resolved and checked. */
function written(tagName: string, properties: Properties, children: Children, at: Range | undefined): Element {
  const marked = markAsMarkdown(element(tagName, properties, children));
  if (at) marked.position = { start: { ...at }, end: { ...(at.end ?? at) } };
  return marked;
}

function element(tagName: string, properties: Properties, children: Children): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children
      .filter((child) => child !== undefined)
      .map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  };
}
