/** Puts a map's paths together: neighbours share their lines, which are kept once (by `tools/chains.py`) as a start and
 *  its steps, in tenths. A path is the numbers of its lines from 1; a negative one is walked from its end. */
export function pathsOf(lines: string[]): (way: number[]) => string {
  const corners = lines.map((line) => {
    const steps = line.split(" ").map(Number);
    const found: string[] = [];
    for (let at = 0, x = 0, y = 0; at < steps.length; at += 2) found.push(`${(x += steps[at]!) / 10} ${(y += steps[at + 1]!) / 10}`);
    return found;
  });
  return (way) => {
    const path = way.flatMap((number, at) => {
      const line = number > 0 ? corners[number - 1]! : corners[-number - 1]!.toReversed();
      return at ? line.slice(1) : line;
    });
    return `M${path.join("L")}${path[0] === path.at(-1) ? "Z" : ""}`;
  };
}
