import { api } from "../api";

/** Save a table's record as a file: what the holder of `secret` may have of it. */
export async function downloadRecord(id: string, secret?: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([await api.record(id, secret)], { type: "text/plain" }));
  link.download = `ophir-${id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
