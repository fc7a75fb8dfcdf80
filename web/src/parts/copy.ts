/** Copies what a field holds. A page that came over plain HTTP from another machine may copy only what is selected. */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else {
    field.select();
    document.execCommand("copy");
  }
}
