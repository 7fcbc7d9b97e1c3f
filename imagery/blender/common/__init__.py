"""What every scene is made of: each module has one job."""
