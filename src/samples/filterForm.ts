/** What is chosen in a form of selects, by the names of its fields; an empty text means no choice. */
export type Chosen<Field extends string> = Record<Field, string>;

const selectOf = (form: HTMLFormElement, field: string) => form.elements.namedItem(field) as HTMLSelectElement | null;

const readForm = <Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Chosen<Field> =>
  Object.fromEntries(fields.map((field) => [field, selectOf(form, field)?.value ?? ''])) as Chosen<Field>;

/** Fills the form from the URL. A value that the form doesn't offer counts as no choice. */
function fillFormFromUrl(form: HTMLFormElement, fields: readonly string[]): void {
  const query = new URLSearchParams(location.search);
  for (const field of fields) {
    const select = selectOf(form, field);
    if (!select) continue;
    select.value = query.get(field) ?? '';
    if (select.selectedIndex === -1) select.value = '';
  }
}

function writeUrl(chosen: Readonly<Record<string, string>>): void {
  const url = new URL(location.href);
  for (const [field, value] of Object.entries(chosen)) {
    if (value) url.searchParams.set(field, value);
    else url.searchParams.delete(field);
  }
  // The router stores its position in the state of the history entry.
  history.replaceState(history.state, '', url);
}

/** Calls `apply` now and after every change, and keeps the choice in the URL. */
export function watchForm<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  apply: (chosen: Chosen<Field>) => void,
): void {
  const update = () => {
    const chosen = readForm(form, fields);
    apply(chosen);
    writeUrl(chosen);
  };
  fillFormFromUrl(form, fields);
  apply(readForm(form, fields));
  form.addEventListener('change', update);
  form.addEventListener('submit', (event) => event.preventDefault());
  // The browser resets the fields after the event.
  form.addEventListener('reset', () => setTimeout(update));
}
