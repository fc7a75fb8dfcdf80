import type { OwnPack } from "../protocol";

/** A name that can stand in a record: letters, digits, dots, dashes. */
export function packName(text: string): string {
  const plain = text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  return plain.replace(/[^A-Za-z0-9_.-]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 32);
}

/** The TOML files that somebody chose, as a pack; it is called after the first. */
export async function readPack(files: File[]): Promise<OwnPack> {
  const texts = await Promise.all(files.map(async (file) => [file.name, await file.text()] as const));
  return { name: packName(files[0]!.name.replace(/\.toml$/, "")) || "pack", files: Object.fromEntries(texts) };
}
