import Briefcase from '#app/ui/icons/briefcase.ts';
import ChartNoAxesCombined from '#app/ui/icons/chart-no-axes-combined.ts';
import CodeXml from '#app/ui/icons/code-xml.ts';
import FlaskConical from '#app/ui/icons/flask-conical.ts';
import type { Icon } from '#app/ui/icons/icon.ts';
import Kanban from '#app/ui/icons/kanban.ts';
import KeyRound from '#app/ui/icons/key-round.ts';
import PenTool from '#app/ui/icons/pen-tool.ts';

/** Departments that have a drawing of their own; any other gets the briefcase. */
const ICONS: Record<string, Icon> = {
  engineering: CodeXml,
  design: PenTool,
  quality: FlaskConical,
  identity: KeyRound,
  delivery: Kanban,
  data: ChartNoAxesCombined,
};

export function departmentIcon(department: string): Icon {
  return ICONS[department.toLowerCase()] ?? Briefcase;
}
