/** Hundreds of names, for lists that are slow to render. */
export const gulls = ['Petrel', 'Tern', 'Gull', 'Skua', 'Shag', 'Puffin', 'Razorbill', 'Fulmar', 'Gannet', 'Knot', 'Dunlin', 'Plover'].flatMap((bird) =>
  Array.from({ length: 25 }, (_, index) => `${bird} ${index + 1}`),
);
