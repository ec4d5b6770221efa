"""Reports: one self-contained HTML page for a batch, with pictures drawn as SVG."""

from grimtable.simulation.report.page import write_report

__all__ = ["write_report"]
