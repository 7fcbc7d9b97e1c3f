"""The parts of every scene: each module has one job."""
