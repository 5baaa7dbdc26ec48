/**
 * What stands where in each showroom: SAMPLE plans, drawn for the demo. Feet from the back left corner,
 * the street in front below. A showroom without a plan shows none.
 */
import type { ShowroomPlan } from "#shop/showroom-plan.ts";

export const showroomPlans: Readonly<Record<string, ShowroomPlan>> = {
  east: {
    outline: [
      [0, 0],
      [100, 0],
      [100, 60],
      [0, 60],
    ],
    entrance: [44, 56],
    areas: [
      { kind: "bed", name: "Bedrooms", at: [2, 2], size: [56, 24] },
      { kind: "mattress", name: "Mattresses", at: [62, 2], size: [36, 16] },
      { kind: "sofa", name: "Living rooms", at: [2, 32], size: [36, 26] },
      { kind: "table", name: "Dining rooms", at: [64, 22], size: [34, 20] },
      { kind: "mixed", name: "Clearance", at: [64, 45], size: [34, 14] },
      { kind: "desk", name: "Desk", at: [44, 34], size: [12, 7] },
    ],
    words:
      "From the door the desk is straight ahead. Living rooms are on your left, clearance and dining rooms on your right, bedrooms and mattresses along the back wall.",
  },
  west: {
    outline: [
      [0, 0],
      [92, 0],
      [92, 40],
      [62, 40],
      [62, 64],
      [0, 64],
    ],
    entrance: [46, 58],
    areas: [
      { kind: "sofa", name: "Living rooms", at: [2, 2], size: [44, 26] },
      { kind: "table", name: "Dining rooms", at: [52, 2], size: [38, 16] },
      { kind: "mattress", name: "Mattresses", at: [56, 22], size: [34, 16] },
      { kind: "bed", name: "Bedrooms", at: [2, 34], size: [22, 28] },
      { kind: "mixed", name: "Clearance", at: [28, 34], size: [22, 14] },
      { kind: "desk", name: "Desk", at: [30, 52], size: [12, 7] },
    ],
    words:
      "From the door the desk is on your left. Clearance is behind it, bedrooms along the left wall, living and dining rooms at the back, mattresses around the corner on your right.",
  },
};
