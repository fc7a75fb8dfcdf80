/** The resources in the order of the box; Silver comes after them. */
export const GOODS = ["clay", "wood", "stone", "gold", "marble"] as const;
